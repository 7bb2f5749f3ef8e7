import { ChoiceField } from '../choice-field.tsx'
import { NotesField } from '../written-field.tsx'

type Props = {
  /** Those with a name. */
  afinacoes: readonly { nome: string; notas: string }[]
  afinacao: string
  /** The notes of the player's own. */
  notas: string
  /** Whether the instrument has pairs of strings. */
  paired: boolean
  problems: Readonly<Record<string, string>>
}

/** How an instrument is tuned, by which the tools open: one of the list, or as its player writes it. */
export function TuningFields({ afinacoes, afinacao, notas, paired, problems }: Props) {
  const isOwn = notas !== '' && problems['notas'] === undefined

  return (
    <>
      {afinacoes.length > 1 && (
        <ChoiceField
          name="afinacao"
          label="Como você o afina"
          value={afinacao}
          problem={problems['afinacao']}
          hint="A Tensão certa, o Encontrar cordas e o Afinador abrem nesta afinação."
        >
          <option value="">{isOwn ? 'A que está escrita abaixo' : 'A usual'}</option>
          {afinacoes.map((each) => (
            <option key={each.nome} value={each.nome}>
              {each.nome} ({each.notas})
            </option>
          ))}
        </ChoiceField>
      )}
      <NotesField
        value={notas}
        problem={problems['notas']}
        paired={paired}
        example={afinacoes[0]?.notas ?? ''}
      />
    </>
  )
}
