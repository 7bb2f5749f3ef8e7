import { expect, test } from 'vitest'
import { familyWord, readSizeQuestion } from '#domain/instruments/sizes/fitting/size-address.ts'
import { FITTED_FAMILIES, measuresOf } from '#domain/instruments/sizes/fitting/size-for.ts'
import { readTensionQuery, TENSION_PARAMETERS } from '#domain/instruments/tension/tension-query.ts'
import { toolQuestion } from './tool-question.ts'

test('a size is found from a guide by the arm', () => {
  const question = toolQuestion('/ferramentas/tamanho?instrumento=violino')

  expect(question).toMatchObject({
    action: '/ferramentas/tamanho#resultado',
    instrument: 'violino',
    hidden: [],
  })
  expect(readSizeQuestion(sent(question, { braco: '52', idade: '' }))).toEqual({
    family: 'violino',
    player: { braco: 520 },
    invalid: {},
  })
})

test.each(FITTED_FAMILIES)(
  'the size of a %s is found from a guide by every measure of the tool',
  (family) => {
    const question = toolQuestion(`/ferramentas/tamanho?instrumento=${familyWord(family)}`)

    expect(question?.fields.map(({ name }) => name)).toEqual(measuresOf(family))
  },
)

test('a guide that names no instrument says for which ones a measure is', () => {
  const fields = toolQuestion('/ferramentas/tamanho')?.fields

  expect(fields?.map(({ name }) => name)).toEqual(['braco', 'mao', 'altura', 'idade'])
  expect(fields?.map(({ hint }) => /Para (.+)\./.exec(hint)?.[1])).toEqual([
    'violino e viola de arco',
    'violão de náilon, violão de aço e ukulele',
    undefined,
    undefined,
  ])
})

test('a tension is computed from a guide, and what its address says besides is sent along', () => {
  const question = toolQuestion('/ferramentas/tensao?instrumento=guitarra&jogo=7')
  const params = sent(question, { escala: '635', afinacao: 'Drop D' })

  expect(question?.action).toBe('/ferramentas/tensao')
  expect([...params.keys()].filter((name) => !TENSION_PARAMETERS.some((each) => each === name))).toEqual([])
  expect(readTensionQuery(Object.fromEntries(params))).toMatchObject({
    instrumento: 'guitarra',
    afinacao: 'Drop D',
    jogo: 7,
  })
})

test('other tools are links', () => {
  expect(toolQuestion('/ferramentas/afinador?instrumento=ukulele')).toBeNull()
})

/** What the form sends with these fields filled in. */
function sent(question: ReturnType<typeof toolQuestion>, typed: Record<string, string>): URLSearchParams {
  const fields = question?.fields.map(({ name, value }) => [name, typed[name] ?? value]) ?? []
  const hidden = question?.hidden.map(({ name, value }) => [name, value]) ?? []

  return new URLSearchParams([['instrumento', question?.instrument ?? ''], ...fields, ...hidden])
}
