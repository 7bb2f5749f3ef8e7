import { startMelhorEnvio } from './start-melhor-envio.ts'

// `node tools/counterparts/melhor-envio/main.ts [port] [address of the notifications]`: until it is ended, in memory.
const [port = '3920', webhook] = process.argv.slice(2)
const counterpart = await startMelhorEnvio({ port: Number(port), ...(webhook ? { webhook } : {}) })
const keys = Object.entries(counterpart.credentials).map(([name, value]) => `${name}: ${value}`)

process.stdout.write(`Simulação do Melhor Envio em ${counterpart.url}. A loja a usa com:\n`)
process.stdout.write(`MELHOR_ENVIO_SANDBOX_URL=${counterpart.url}\n${keys.join('\n')}\n`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void counterpart.close().then(() => process.exit(0)))
