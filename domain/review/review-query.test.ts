import { expect, test } from 'vitest'
import { isUnfiltered, readReviewQuery, reviewsAddress } from './review-query.ts'

const read = (address: string) => {
  const parameters = new URLSearchParams(address)

  return readReviewQuery({ ...Object.fromEntries(parameters), so: parameters.getAll('so').join() })
}

test.each([
  ['', ''],
  ['toca=violino.3-4&nivel=estudante&so=toca&so=nivel', 'toca=violino.3-4&nivel=estudante&so=toca&so=nivel'],
  ['nivel=estudante&ordem=parecidas', 'nivel=estudante'],
  ['nivel=estudante&ordem=uteis', 'nivel=estudante&ordem=uteis'],
  ['ordem=uteis', ''],
  ['ordem=recentes&meses=6&nota=4&fotos=1&pg=2', 'meses=6&nota=4&fotos=1&ordem=recentes&pg=2'],
  // Nobody says whom they are to be like.
  ['ordem=parecidas&so=toca', ''],
  ['toca=kazoo&nivel=mestre&estilo=&so=fotos&meses=7&nota=9&fotos=sim&ordem=x&pg=-1', ''],
])('an address with %j is that with %j', (written, address) => {
  expect(reviewsAddress(7, read(written))).toBe(`/avaliacoes/7${address && `?${address}`}`)
})

test.each([
  ['', true],
  ['pg=3', true],
  ['ordem=recentes', false],
  ['nota=5', false],
  ['fotos=1', false],
  ['toca=violino', false],
])('%j shows all reviews as usual: %s', (written, unfiltered) => {
  expect(isUnfiltered(read(written))).toBe(unfiltered)
})
