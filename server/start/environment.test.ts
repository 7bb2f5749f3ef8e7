import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { environmentOf } from './environment.ts'

const SECRETS = {
  SMTP_URL: 'smtps://usuario-smtp:senha-smtp@mail.loja.example:465',
  PIX_CLIENT_ID: 'cliente-do-banco',
  PIX_CLIENT_SECRET: 'segredo-do-banco',
  PIX_NOTICE_KEY: 'chave-dos-avisos-do-banco',
  LINK_SECRET: 'segredo-dos-links-que-e-comprido',
  CDN_TOKEN: 'token-do-cache',
  DATABASE_READ_URL: 'postgres://dono:senha-da-replica@replica.example/loja',
  APP_TOKEN: 'token-do-aplicativo',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://coletor.example/chave-do-coletor',
  DATABASE_URL: 'postgres://dono:senha-do-banco@banco.example/loja',
}

const config = readConfig({
  ...SECRETS,
  CDN: 'fastly',
  CDN_SERVICE: 'SU1Z0isxPaozGVKXdv0eY',
  MAIL_FROM: 'loja@loja.example',
  PIX_API_URL: 'https://pix.banco.example/v2',
  PIX_TOKEN_URL: 'https://pix.banco.example/oauth/token',
  PIX_RECEIVER_KEY: 'pix@loja.example',
  MAINTENANCE: '1',
})

test('the panel shows the address of each service', () => {
  expect(environmentOf({ ...config, maintenanceSecret: 'palavra' })).toEqual({
    pix: 'pix.banco.example',
    correio: { servidor: 'mail.loja.example:465', remetente: 'loja@loja.example' },
    fechada: true,
    palavraDeAcesso: 'palavra',
    trustProxy: false,
    webhooksLocais: false,
  })
})

test('but no secret', () => {
  const shown = JSON.stringify(environmentOf({ ...config, maintenanceSecret: 'palavra' }))

  for (const secret of [...Object.values(SECRETS), 'senha-smtp', 'usuario-smtp', 'senha-do-banco'])
    expect(shown).not.toContain(secret)
})
