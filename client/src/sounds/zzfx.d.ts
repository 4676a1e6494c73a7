/** What is used of ZzFX, which brings no types. Importing it opens the sound device. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: (number[] | Float32Array)[], volume?: number, rate?: number, pan?: number, loop?: boolean): AudioBufferSourceNode;
  };
}
