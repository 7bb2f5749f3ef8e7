import { expect, test, vi } from 'vitest'
import { childPurges } from './child-purges.ts'

test('hands keys to the first process, and purges itself what that one does not take', async () => {
  const own = { purge: vi.fn(), again: vi.fn() }
  const openOwn = vi.fn(() => own)
  const hand = vi.fn().mockResolvedValueOnce(true).mockRejectedValue(new Error('no answer'))
  const purges = childPurges({ hand, repeat: async () => null, openOwn })
  for (const keys of [[], ['a'], ['b'], ['c']]) purges.purge(keys)
  await vi.waitFor(() => expect(own.purge).toHaveBeenCalledTimes(2))

  expect(hand.mock.calls).toEqual([[['a']], [['b']], [['c']]])
  expect(own.purge.mock.calls).toEqual([[['b']], [['c']]])
  expect(openOwn).toHaveBeenCalledTimes(1)
})

test('a repeated purge fails as the first process says', async () => {
  const purges = (failure: string | null) =>
    childPurges({
      hand: async () => true,
      repeat: async () => failure,
      openOwn: () => {
        throw new Error('it answers')
      },
    })

  await purges(null).again(['a'])
  await expect(purges('Cloudflare answered 429.').again(['a'])).rejects.toThrow('Cloudflare answered 429.')
})
