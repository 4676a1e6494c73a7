/** The client starts here. */
import '@fontsource-variable/cinzel/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
