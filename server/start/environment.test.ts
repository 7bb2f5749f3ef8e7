import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { environmentOf } from './environment.ts'

const SECRETS = {
  SMTP_URL: 'smtps://usuario-smtp:senha-smtp@mail.loja.example:465',
  BOLETO_API_TOKEN: 'token-do-boleto',
  BOLETO_NOTICE_SECRET: 'segredo-dos-avisos',
  LINK_SECRET: 'segredo-dos-links-que-e-comprido',
  APP_TOKEN: 'token-do-aplicativo',
  DATABASE_URL: 'postgres://dono:senha-do-banco@banco.example/loja',
}

const config = readConfig({
  ...SECRETS,
  MAIL_FROM: 'loja@loja.example',
  BOLETO_API_URL: 'https://boletos.example/v1',
  MAINTENANCE: '1',
})

test('the panel shows the address of each service', () => {
  expect(environmentOf({ ...config, simulationUrl: null, maintenanceSecret: 'palavra' })).toEqual({
    pagamentos: { pix: null, boleto: 'boletos.example', cartao: null },
    correio: { servidor: 'mail.loja.example:465', remetente: 'loja@loja.example' },
    fechada: true,
    palavraDeAcesso: 'palavra',
    trustProxy: false,
    webhooksLocais: false,
  })
})

test('but no secret', () => {
  const shown = JSON.stringify(
    environmentOf({ ...config, simulationUrl: null, maintenanceSecret: 'palavra' }),
  )

  for (const secret of [...Object.values(SECRETS), 'senha-smtp', 'usuario-smtp', 'senha-do-banco'])
    expect(shown).not.toContain(secret)
})

test('simulated payments are marked as such', () => {
  const simulationUrl = 'http://127.0.0.1:3900'
  const { pagamentos } = environmentOf({ ...config, simulationUrl, maintenanceSecret: 'palavra' })

  expect(pagamentos.boleto).toBe('simulado')
})
