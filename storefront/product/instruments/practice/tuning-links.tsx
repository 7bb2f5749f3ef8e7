import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'
import { tuningAddress } from '#domain/instruments/practice/practice-query.ts'
import type { PracticeTool } from '#domain/instruments/practice/practice-tools.ts'
import { InstrumentLinks } from '../instrument-links.tsx'
import type { ChosenPractice } from './use-practice-tuning.ts'

type Props = { tool: PracticeTool; instruments: readonly Family[]; practice: ChosenPractice }

/** The instruments, each at an address of its own, and chosen without a request. */
export function TuningLinks({ tool, instruments, practice: { input, tuning, choose } }: Props) {
  const { la = '' } = input

  return (
    <InstrumentLinks
      instruments={instruments.map((word) => ({
        nome: FAMILIES[word].nome,
        url: tuningAddress(tool, { instrumento: word, la }),
        current: word === tuning.instrumento,
        onChoose: () => choose({ instrumento: word, afinacao: '', notas: '' }),
      }))}
    />
  )
}
