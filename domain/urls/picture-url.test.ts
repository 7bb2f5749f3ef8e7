import { expect, test } from 'vitest'
import { workPhotoPath } from '../workshop/work-order-path.ts'
import { originalUrl, pictureUrl, resizedUrl, srcSet } from './picture-url.ts'

const PICTURE = pictureUrl('0123456789abcdef01234567')

test('a picture has a URL for each width and format', () => {
  expect(PICTURE).toBe('/imagens/0123456789abcdef01234567/640.jpg')
  expect(resizedUrl(PICTURE, 1280, 'avif')).toBe('/imagens/0123456789abcdef01234567/1280.avif')
})

test('a picture that is not public keeps its key in each size', () => {
  const photo = workPhotoPath({ id: '0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d', idFoto: 7, chave: 'a-b_c' })

  expect(resizedUrl(photo, 96, 'webp')).toBe(
    '/oficina/0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d/fotos/7/96.webp?chave=a-b_c',
  )
  expect(srcSet('/fotos/7/640.jpg?chave=a/b.c', 'avif', 192)).toBe(
    '/fotos/7/96.avif?chave=a/b.c 96w, /fotos/7/192.avif?chave=a/b.c 192w',
  )
})

test.each([
  [90, 96],
  [640, 640],
  [1000, 1280],
  [1920, 1920],
  [4000, 1920],
])('an original of %i pixels is available at %i', (largura, width) => {
  expect(originalUrl('0123456789abcdef01234567', largura)).toBe(resizedUrl(PICTURE, width, 'jpg'))
})

test.each([
  { widest: 90, widths: [96] },
  { widest: 192, widths: [96, 192] },
  { widest: 193, widths: [96, 192, 320] },
  { widest: 1200, widths: [96, 192, 320, 480, 640, 960, 1280] },
  { widest: 5000, widths: [96, 192, 320, 480, 640, 960, 1280, 1920] },
])('up to $widest pixels, offers $widths', ({ widest, widths }) => {
  const offered = [...srcSet(PICTURE, 'webp', widest).matchAll(/\/(\d+)\.webp (\d+)w/g)]

  expect(offered.map(([, file, width]) => [Number(file), Number(width)])).toEqual(
    widths.map((width) => [width, width]),
  )
})
