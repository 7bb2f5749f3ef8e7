import { join, resolve } from 'node:path'
import { startMercadoPago } from './start-mercado-pago.ts'

// `node tools/counterparts/mercado-pago/main.ts [port] [address of the webhook] [folder]`: keeps its orders in the folder.
const [port = '3920', webhook, folder] = process.argv.slice(2)
const counterpart = await startMercadoPago({
  port: Number(port),
  ...(folder ? { file: join(resolve(folder), 'mercado-pago.json') } : {}),
  ...(webhook ? { webhook } : {}),
})
const { url, credentials } = counterpart

process.on('SIGTERM', end)
if (process.send) {
  // Its shop starts and stops it: Ctrl-C in the terminal reaches both, and the shop may still need an answer.
  process.on('SIGINT', () => undefined)
  process.on('disconnect', end)
  process.send({ url, credentials })
} else {
  process.on('SIGINT', end)
  const keys = Object.entries(credentials).map(([name, value]) => `${name}: ${value}`)
  process.stdout.write(`Simulação do Mercado Pago em ${url}. A loja a usa com:\n`)
  process.stdout.write(`MERCADO_PAGO_URL=${url}\n${keys.join('\n')}\n`)
}

function end() {
  void counterpart.close().then(() => process.exit(0))
}
