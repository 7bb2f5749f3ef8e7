import type { Api } from '#contract/contract.ts'
import { passportPath, qrPath } from '#domain/instruments/passport/passport-path.ts'
import { pageAnswer } from '../../rendering/answers.ts'
import { qrDrawing } from '../payment/codes/qr-drawing.ts'

const CODE = /^[A-Za-z0-9_-]{22}$/

/** Loads a passport with its QR code, drawn on the server. Answers 404 for a code that none has. */
export async function loadPassport(api: Api, { codigo, storeUrl }: { codigo: string; storeUrl: string }) {
  if (!CODE.test(codigo)) throw new Response('Não encontramos este passaporte.', { status: 404 })
  const answer = await pageAnswer(api.passports.get({ codigo }))

  return {
    ...answer,
    address: storeUrl + passportPath(codigo),
    qr: qrDrawing(storeUrl + qrPath(codigo)),
  }
}
