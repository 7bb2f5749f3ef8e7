import { expect, test } from 'vitest'
import { isUploadedVideo, isVideoFile, videoKind } from './video-address.ts'

const ID = 'dQw4w9WgXcQ'

test.each([
  [`https://www.youtube.com/watch?v=${ID}`],
  [`https://youtube.com/watch?list=x&v=${ID}&t=10`],
  [`https://youtu.be/${ID}?si=abc`],
  [`https://m.youtube.com/shorts/${ID}`],
  [`https://www.youtube-nocookie.com/embed/${ID}`],
  [`https://www.youtube.com/live/${ID}`],
])('%s is played in place', (address) => {
  expect(videoKind(address)).toEqual({ kind: 'youtube', id: ID })
})

test.each([
  'https://vimeo.com/1234567',
  'https://www.youtube.com/@canal',
  `https://youtube.com.golpe.br/watch?v=${ID}`,
  'https://www.youtube.com/watch?v="><script>',
  'https://loja.exemplo/filme.mp4',
])('%s stays a link', (address) => {
  expect(videoKind(address)).toEqual({ kind: 'link', url: address })
})

test.each(['/arquivos/0123456789abcdef01234567.mp4', '/filmes/violino.webm'])(
  '%s is played from the shop',
  (address) => {
    expect(videoKind(address)).toEqual({ kind: 'file', url: address })
  },
)

test.each([
  ['/arquivos/0123456789abcdef01234567.mp4', true],
  ['/arquivos/0123456789abcdef01234567.mp3', false],
  ['/arquivos/../x.mp4', false],
  ['//outra.com.br/0123456789abcdef01234567.mp4', false],
])('%s was uploaded: %s', (address, uploaded) => {
  expect(isUploadedVideo(address)).toBe(uploaded)
})

test.each([
  ['https://fabrica.exemplo/filmes/violino.mp4?v=2', true],
  ['https://loja.exemplo/arquivos/0123456789abcdef01234567.webm', true],
  ['filmes/violino.mp4', true],
  ['javascript:alert(1)', true],
  [`https://youtu.be/${ID}`, false],
  ['https://vimeo.com/1234567', false],
])('%s in a file of products is the video itself: %s', (source, file) => {
  expect(isVideoFile(source)).toBe(file)
})
