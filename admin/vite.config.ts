import { defineConfig, type Plugin } from 'vite'

/** The panel is a program of its own: nothing of it is among the shop's files, and nothing of the shop's among its. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [serviceWorker()],
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

/** Builds the panel's service worker under the name that its scope asks for. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'shell/service-worker/worker.ts', fileName: 'sw.js' })
    },
  }
}
