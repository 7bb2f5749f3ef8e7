import { startMercadoPago } from './start-mercado-pago.ts'

// `node tools/psp/mercado-pago/main.ts [port] [address of the webhook]`: until it is ended, in memory.
const [port = '3920', webhook] = process.argv.slice(2)
const counterpart = await startMercadoPago({ port: Number(port), ...(webhook ? { webhook } : {}) })
const keys = Object.entries(counterpart.credentials).map(([name, value]) => `${name}: ${value}`)

process.stdout.write(`Simulação do Mercado Pago em ${counterpart.url}. A loja a usa com:\n`)
process.stdout.write(`MERCADO_PAGO_URL=${counterpart.url}\n${keys.join('\n')}\n`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void counterpart.close().then(() => process.exit(0)))
