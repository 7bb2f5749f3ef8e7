import type { TailHold } from '#domain/instruments/compatibility/string-ends.ts'
import { ChoiceField } from './choice-field.tsx'

type Props = {
  prendem: readonly TailHold[]
  prende: TailHold | null
  /** Whether only the first string is held in different ways. */
  bowed: boolean
  problem?: string | undefined
}

/** How an instrument holds its strings, where there are several ways. */
export function HoldField({ prendem, prende, bowed, problem }: Props) {
  if (prendem.length < 2) return null

  return (
    <ChoiceField
      name="prende"
      label={bowed ? 'Como a corda mais fina prende embaixo' : 'Como as cordas prendem embaixo'}
      value={prende ?? ''}
      problem={problem}
      hint="Olhe a ponta da corda que está no instrumento."
    >
      <option value="">Não sei</option>
      {prendem.map((hold) => (
        <option key={hold} value={hold}>
          {HOLDS[hold]}
        </option>
      ))}
    </ChoiceField>
  )
}

const HOLDS: Readonly<Record<TailHold, string>> = {
  encaixe: 'Encaixe, pela bolinha',
  gancho: 'Gancho, pelo laço',
  amarrado: 'Amarrada no cavalete',
}
