import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import { qrDrawing } from './qr-drawing.ts'

test('a QR reader decodes the drawing of a Pix code', async () => {
  const location = 'pix.example.com/v2/cobv/9d36b84fc70b478fb95c12729b90ca25'
  const code = writeDynamicCode({ location, nome: 'Lira Instrumentos', cidade: 'São Paulo' })
  const read = decodeQR(await rasterize(qrDrawing(code)))

  expect(read).toBe(code)
  expect(readPixCode(read)).toMatchObject({ location })
})

/** Renders the drawing as the page shows it, with the quiet zone. */
async function rasterize({ d, largura }: { d: string; largura: number }) {
  const size = largura + 8
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size} ${size}" width="${size * 6}" height="${size * 6}">
    <rect x="-4" y="-4" width="${size}" height="${size}" fill="#fff"/><path d="${d}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}
