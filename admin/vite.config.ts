import { defineConfig } from 'vite'

/** The panel is a program of its own: nothing of it is among the shop's files, and nothing of the shop's among its. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    outDir: '../build/admin',
    emptyOutDir: true,
    // People at the panel come every day, and what they do most is kept by their browsers.
    chunkSizeWarningLimit: 900,
  },
})
