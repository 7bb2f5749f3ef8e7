import { ChoiceField } from '../choice-field.tsx'

type Props = {
  afinacoes: readonly { nome: string; notas: string }[]
  afinacao: string
  problem?: string | undefined
}

/** How an instrument is tuned, by which the tools open. */
export function TuningField({ afinacoes, afinacao, problem }: Props) {
  if (afinacoes.length < 2) return null

  return (
    <ChoiceField
      name="afinacao"
      label="Como você o afina"
      value={afinacao}
      problem={problem}
      hint="A Tensão certa, o Encontrar cordas e o Afinador abrem nesta afinação."
    >
      <option value="">A usual</option>
      {afinacoes.map(({ nome, notas }) => (
        <option key={nome} value={nome}>
          {nome} ({notas})
        </option>
      ))}
    </ChoiceField>
  )
}
