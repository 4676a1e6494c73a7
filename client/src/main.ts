/** The client starts here. */
import '@fontsource/cinzel/600.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepForLater } from './session/offline.svelte.ts';

mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => void keepForLater());
