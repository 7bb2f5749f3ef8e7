import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { type Draft, freshDraft, withChanges } from './draft.ts'
import { draftKey, draftsOf, readDraft, storeDraft } from './draft-storage.ts'

const NOW = Date.UTC(2026, 10, 23)
const KEY = draftKey(1, 'marca:12')
const CLEAN: Draft<{ nome: string }> = freshDraft({ value: { nome: 'Eagle' }, versao: 3 })
const CHANGED = withChanges(CLEAN, { nome: 'Tagima' })

test('a draft with changes is found again, with its base, version and time', () => {
  const storage = memory()
  expect(storeDraft(storage, KEY, CHANGED, NOW)).toBe(true)

  expect(readDraft(storage, KEY, NOW + 1)).toEqual({ ...CHANGED, em: NOW })
})

test('a draft that is saved, discarded or typed back is removed', () => {
  const storage = memory()
  storeDraft(storage, KEY, CHANGED, NOW)
  expect(storeDraft(storage, KEY, CLEAN, NOW)).toBe(true)

  expect(storage.length).toBe(0)
})

test.each([
  ['another form', draftKey(1, 'marca:13')],
  ['a new entity', draftKey(1, 'marca:nova')],
  ['another member of staff', draftKey(2, 'marca:12')],
  ['a member whose number begins alike', draftKey(11, 'marca:12')],
])('%s does not get the draft', (_who, key) => {
  const storage = memory()
  storeDraft(storage, KEY, CHANGED, NOW)

  expect(readDraft(storage, key, NOW)).toBeNull()
  expect(readDraft(storage, KEY, NOW)).not.toBeNull()
})

test('the drafts of a member of staff are listed, without those of others and without settings', () => {
  const storage = memory()
  const own = [draftKey(1, 'marca:12'), draftKey(1, 'pagina:nova')]
  for (const key of [...own, draftKey(2, 'marca:12'), draftKey(11, 'marca:12')])
    storeDraft(storage, key, CHANGED, NOW)
  storage.setItem('planilha-colunas', '[]')

  expect(draftsOf(storage, 1)).toEqual(own)
  expect(draftsOf(storage, 3)).toEqual([])
  expect(draftsOf(null, 1)).toEqual([])
})

test.each([
  [14 * DAY_MS - 1, true],
  [14 * DAY_MS, false],
])('after %d ms, the draft is offered: %s', (age, offered) => {
  const storage = memory()
  storeDraft(storage, KEY, CHANGED, NOW)

  expect(readDraft(storage, KEY, NOW + age) !== null).toBe(offered)
  expect(storage.length).toBe(offered ? 1 : 0)
})

test.each(['', '{', 'null', '[]', '{"em":1}', '{"em":"ontem","base":{},"value":{}}', '{"em":1,"valor":{}}'])(
  'an unreadable draft is removed: %j',
  (text) => {
    const storage = memory()
    storage.setItem(KEY, text)

    expect(readDraft(storage, KEY, NOW)).toBeNull()
    expect(storage.length).toBe(0)
  },
)

describe('a full storage', () => {
  test('makes room by removing expired drafts, but no others', () => {
    const storage = memory(3)
    storeDraft(storage, draftKey(1, 'produto:1'), CHANGED, NOW - 20 * DAY_MS)
    storeDraft(storage, draftKey(2, 'produto:2'), CHANGED, NOW - 2 * DAY_MS)
    storage.setItem('planilha-colunas', '[]')

    expect(storeDraft(storage, KEY, CHANGED, NOW)).toBe(true)
    expect(
      [draftKey(1, 'produto:1'), draftKey(2, 'produto:2'), 'planilha-colunas'].map(storage.getItem),
    ).toEqual([null, expect.any(String), '[]'])
  })

  test('refuses the draft, and does not leave an older state of it', () => {
    const storage = memory(1)
    storeDraft(storage, KEY, CHANGED, NOW)
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }

    expect(storeDraft(storage, KEY, withChanges(CLEAN, { nome: 'Giannini' }), NOW)).toBe(false)
    expect(readDraft(storage, KEY, NOW)).toBeNull()
  })
})

test('without a storage, nothing is stored, offered or thrown', () => {
  expect(storeDraft(null, KEY, CHANGED, NOW)).toBe(false)
  expect(storeDraft(null, KEY, CLEAN, NOW)).toBe(true)
  expect(readDraft(null, KEY, NOW)).toBeNull()
})

/** A storage that holds a number of entries. */
function memory(capacity = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>()

  return {
    get length() {
      return entries.size
    },
    key: (i) => [...entries.keys()][i] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => {
      if (!entries.has(key) && entries.size >= capacity) throw new DOMException('Full', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
