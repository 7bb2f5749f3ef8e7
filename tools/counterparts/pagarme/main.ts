import { startPagarme } from './start-pagarme.ts'

// `node tools/counterparts/pagarme/main.ts [port] [address of the webhook]`: until it is ended, in memory.
const [port = '3910', webhook] = process.argv.slice(2)
const pagarme = await startPagarme({ port: Number(port), ...(webhook ? { webhook } : {}) })
const keys = Object.entries(pagarme.credentials).map(([name, value]) => `${name}: ${value}`)

process.stdout.write(`Simulação do Pagar.me em ${pagarme.url}. A loja a usa com:\n`)
process.stdout.write(`PAGARME_URL=${pagarme.url}\n${keys.join('\n')}\n`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void pagarme.close().then(() => process.exit(0)))
