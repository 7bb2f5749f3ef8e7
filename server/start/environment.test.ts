import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { environmentOf } from './environment.ts'

const SECRETS = {
  SMTP_URL: 'smtps://usuario-smtp:senha-smtp@mail.loja.example:465',
  MELHOR_ENVIO_TOKEN: 'token-do-melhor-envio',
  BOLETO_API_TOKEN: 'token-do-boleto',
  BOLETO_NOTICE_SECRET: 'segredo-dos-avisos',
  LINK_SECRET: 'segredo-dos-links-que-e-comprido',
  APP_TOKEN: 'token-do-aplicativo',
  DATABASE_URL: 'postgres://dono:senha-do-banco@banco.example/loja',
}

const config = readConfig({
  ...SECRETS,
  MAIL_FROM: 'loja@loja.example',
  MELHOR_ENVIO_URL: 'https://melhorenvio.com.br',
  BOLETO_API_URL: 'https://boletos.example/v1',
  MAINTENANCE: '1',
})

test('the panel is told where each service stands', () => {
  expect(environmentOf({ ...config, simulacao: null, maintenanceSecret: 'palavra' })).toEqual({
    pagamentos: { pix: null, boleto: 'boletos.example', cartao: null },
    frete: 'melhorenvio.com.br',
    correio: { servidor: 'mail.loja.example:465', remetente: 'loja@loja.example' },
    fechada: true,
    palavraDeAcesso: 'palavra',
    webhooksLocais: false,
  })
})

test('and never how it is entered', () => {
  const told = JSON.stringify(environmentOf({ ...config, simulacao: null, maintenanceSecret: 'palavra' }))

  for (const secret of [...Object.values(SECRETS), 'senha-smtp', 'usuario-smtp', 'senha-do-banco'])
    expect(told).not.toContain(secret)
})

test('simulated payments are called so', () => {
  const simulacao = 'http://127.0.0.1:3900'
  const { pagamentos } = environmentOf({ ...config, simulacao, maintenanceSecret: 'palavra' })

  expect(pagamentos.boleto).toBe('simulado')
})
