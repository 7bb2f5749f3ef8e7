import { startFocusNfe } from './start-focus-nfe.ts'

/** The Sefaz takes about as long. */
const DELAY_MS = 2_000

// `node tools/counterparts/focus-nfe/main.ts [port]`: until it is ended, in memory.
const [port = '3920'] = process.argv.slice(2)
const focus = await startFocusNfe({ port: Number(port), delayMs: DELAY_MS })

process.stdout.write(`Simulação da Focus NFe em ${focus.url}. A loja a usa com:\n`)
process.stdout.write(`FOCUS_NFE_URL=${focus.url}\n`)
for (const [ambiente, token] of Object.entries(focus.tokens)) process.stdout.write(`${ambiente}: ${token}\n`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void focus.close().then(() => process.exit(0)))
