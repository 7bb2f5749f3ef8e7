import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterReload,
  afterSave,
  type Draft,
  freshDraft,
  isChanged,
  isOutdated,
  openDraft,
  rebased,
  type Saved,
  withChanges,
} from './draft.ts'

type Brand = { nome: string; pais: string | null; fotos: string[] }

const BRAND: Brand = { nome: 'Eagle', pais: null, fotos: ['a', 'b'] }
const SAVED: Saved<Brand> = { value: BRAND, versao: 3 }
const saved = (changes: Partial<Brand>, versao: number): Saved<Brand> => ({
  value: { ...BRAND, ...changes },
  versao,
})
const typed = (changes: Partial<Brand>): Draft<Brand> => withChanges(freshDraft(SAVED), changes)

const brand = fc.record({
  nome: fc.constantFrom('Eagle', 'Giannini', 'Tagima'),
  pais: fc.constantFrom(null, 'Brasil', 'Japão'),
  fotos: fc.constantFrom<string[]>([], ['a'], ['a', 'b']),
})

describe('opening a form', () => {
  test('without a stored draft, it shows what is saved', () => {
    expect(openDraft(SAVED, null)).toEqual({ base: BRAND, versao: 3, value: BRAND })
  })

  test('a stored draft is restored with its changes', () => {
    expect(openDraft(SAVED, typed({ nome: 'Tagima' }))).toEqual(typed({ nome: 'Tagima' }))
  })

  test('a draft of an older version keeps that version, so that saving it is refused', () => {
    const draft = openDraft(saved({ pais: 'Brasil' }, 5), typed({ nome: 'Tagima' }))

    expect(draft).toEqual({ base: BRAND, versao: 3, value: { ...BRAND, nome: 'Tagima' } })
    expect(isOutdated(draft, saved({}, 5))).toBe(true)
    expect(isOutdated(draft, SAVED)).toBe(false)
  })

  test('a stored draft without changes gives way to a newer version', () => {
    expect(openDraft(saved({ pais: 'Brasil' }, 5), freshDraft(SAVED))).toEqual(
      freshDraft(saved({ pais: 'Brasil' }, 5)),
    )
  })

  test('a draft of a new entity has no version', () => {
    const empty = { value: BRAND, versao: null }
    const draft = openDraft(empty, withChanges(freshDraft(empty), { nome: 'Tagima' }))

    expect(draft).toMatchObject({ versao: null, value: { nome: 'Tagima' } })
    expect(isOutdated(draft, empty)).toBe(false)
  })

  test('a field that is newer than the draft has its saved value, and is no change', () => {
    const { pais: _, ...older } = BRAND
    const stored = { base: older, versao: 3, value: { ...older, nome: 'Tagima' } } as Draft<Brand>

    expect(openDraft(saved({ pais: 'Brasil' }, 3), stored)).toMatchObject({
      base: { pais: 'Brasil' },
      value: { nome: 'Tagima', pais: 'Brasil' },
    })
  })
})

describe('typing', () => {
  test.each([
    [{ nome: 'Tagima' }, true],
    [{ nome: 'Eagle' }, false],
    [{ fotos: ['a', 'b'] }, false],
    [{ fotos: ['b', 'a'] }, true],
    [{ pais: '' }, true],
  ])('%j is a change: %s', (changes, changed) => {
    expect(isChanged(typed(changes))).toBe(changed)
  })

  test('a function computes the values from those of the moment', () => {
    const twice = [1, 2].reduce(
      (draft, n) => withChanges(draft, (old) => ({ ...old, fotos: [...old.fotos, `${n}`] })),
      typed({}),
    )
    expect(twice.value.fotos).toEqual(['a', 'b', '1', '2'])
  })
})

describe('the page loads its data again', () => {
  test('a form without changes follows, so that it never saves old values under a new version', () => {
    expect(afterReload(typed({}), saved({ pais: 'Japão' }, 4))).toEqual(
      freshDraft(saved({ pais: 'Japão' }, 4)),
    )
  })

  test('a form with changes keeps them, with the version they were made from', () => {
    const draft = typed({ nome: 'Tagima' })
    expect(afterReload(draft, saved({ pais: 'Japão' }, 4))).toBe(draft)
  })

  test.each([3, 2, null])('version %s is not newer, and changes nothing', (versao) => {
    const draft = typed({})
    expect(afterReload(draft, { value: { ...BRAND, nome: 'X' }, versao })).toBe(draft)
  })
})

describe('saving', () => {
  test('takes what the store has made of the values, and leaves no change', () => {
    const draft = typed({ nome: ' Tagima ' })

    expect(afterSave(draft, draft.value, saved({ nome: 'Tagima' }, 4))).toEqual(
      freshDraft(saved({ nome: 'Tagima' }, 4)),
    )
  })

  test('what was typed during the save stays, as a change of the saved version', () => {
    const sent = typed({ nome: ' Tagima ' })
    const meanwhile = withChanges(sent, { pais: 'Brasil' })

    expect(afterSave(meanwhile, sent.value, saved({ nome: 'Tagima' }, 4))).toEqual({
      base: { ...BRAND, nome: 'Tagima' },
      versao: 4,
      value: { ...BRAND, nome: 'Tagima', pais: 'Brasil' },
    })
  })

  test('a field that was typed on during its own save keeps the longer text', () => {
    const sent = typed({ nome: 'Tag' })
    const meanwhile = withChanges(sent, { nome: 'Tagima' })

    expect(afterSave(meanwhile, sent.value, saved({ nome: 'Tag' }, 4)).value.nome).toBe('Tagima')
  })

  test('a field that was typed back during its save is a change', () => {
    const sent = typed({ nome: 'Tagima' })
    const after = afterSave(withChanges(sent, { nome: 'Eagle' }), sent.value, saved({ nome: 'Tagima' }, 4))

    expect(after.value.nome).toBe('Eagle')
    expect(isChanged(after)).toBe(true)
  })

  test('nothing that was typed at any time is lost, whatever the store answers', () => {
    fc.assert(
      fc.property(brand, brand, brand, (sent, now, answer) => {
        const draft = { base: BRAND, versao: 3, value: now }
        const { value } = afterSave(draft, sent, { value: answer, versao: 4 })
        for (const field of ['nome', 'pais', 'fotos'] as const)
          expect(value[field]).toEqual(
            JSON.stringify(now[field]) === JSON.stringify(sent[field]) ? answer[field] : now[field],
          )
      }),
    )
  })

  test('a draft survives as JSON, so that a failed save is repeated with the same values and version', () => {
    fc.assert(
      fc.property(brand, brand, (base, value) => {
        const draft = { base, versao: 3, value }
        expect(openDraft({ value: base, versao: 3 }, JSON.parse(JSON.stringify(draft)))).toEqual(draft)
      }),
    )
  })
})

describe('somebody else has saved', () => {
  const theirs = saved({ pais: 'Japão', fotos: ['c'] }, 7)

  test('my changes are put on top of theirs, and fields that I have not changed are theirs', () => {
    expect(rebased(typed({ nome: 'Tagima', fotos: [] }), theirs)).toEqual({
      base: theirs.value,
      versao: 7,
      value: { nome: 'Tagima', pais: 'Japão', fotos: [] },
    })
  })

  test('if both made the same change, nothing is left to save', () => {
    expect(isChanged(rebased(typed({ pais: 'Japão' }), theirs))).toBe(false)
  })

  test('a field is mine exactly where I have changed it', () => {
    fc.assert(
      fc.property(brand, brand, brand, (base, mine, other) => {
        const { value } = rebased({ base, versao: 1, value: mine }, { value: other, versao: 2 })
        for (const field of ['nome', 'pais', 'fotos'] as const)
          expect(value[field]).toEqual(
            JSON.stringify(mine[field]) === JSON.stringify(base[field]) ? other[field] : mine[field],
          )
      }),
    )
  })

  test('putting them on top twice is the same as once', () => {
    fc.assert(
      fc.property(brand, brand, brand, (base, mine, other) => {
        const once = rebased({ base, versao: 1, value: mine }, { value: other, versao: 2 })
        expect(rebased(once, { value: other, versao: 2 })).toEqual(once)
      }),
    )
  })
})
