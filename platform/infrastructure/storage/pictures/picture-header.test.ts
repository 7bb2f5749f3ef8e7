import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureHeader } from './picture-header.ts'

const drawn = () => sharp({ create: { width: 61, height: 47, channels: 3, background: '#a63' } })

const READ = {
  'a baseline JPEG': () => drawn().jpeg(),
  'a progressive JPEG': () => drawn().jpeg({ progressive: true }),
  'an optimised JPEG': () => drawn().jpeg({ mozjpeg: true }),
  'a grey JPEG': () => drawn().greyscale().jpeg(),
  'a JPEG for printing': () => drawn().toColourspace('cmyk').jpeg(),
  'a JPEG that is turned when shown, with a profile': () =>
    drawn().withMetadata({ orientation: 6, icc: 'p3' }).jpeg(),
  'a PNG': () => drawn().png(),
  'an interlaced PNG': () => drawn().png({ progressive: true }),
  'a PNG with a palette': () => drawn().png({ palette: true }),
  'a transparent PNG of 16 bits': () => drawn().ensureAlpha(0.5).toColourspace('rgb16').png(),
}

test.each(Object.entries(READ))('says the same as sharp of %s, also where it is cut', async (_, draw) => {
  const bytes = await draw().toBuffer()
  const { format, width, height } = await sharp(bytes).metadata()

  expect(pictureHeader(bytes)).toEqual({ format, width, height })
  for (let length = 0; length < Math.min(bytes.length, 800); length++) {
    const header = pictureHeader(bytes.subarray(0, length))
    // What sharp refuses is never accepted.
    if (header) expect(await sharp(bytes.subarray(0, length)).metadata()).toMatchObject(header)
  }
})

test.each(['webp', 'avif', 'gif', 'tiff'] as const)('leaves %s to sharp', async (format) => {
  expect(pictureHeader(await drawn().toFormat(format).toBuffer())).toBeNull()
})

test('leaves to sharp what has no size, and what is no picture', async () => {
  const jpeg = await drawn().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(0, frame + 5)

  expect(pictureHeader(jpeg)).toBeNull()
  for (const text of ['', '%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect(pictureHeader(Buffer.from(text))).toBeNull()
})
