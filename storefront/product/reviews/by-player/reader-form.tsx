import { Form } from 'react-router'
import type { ProductReviews } from '#contract/reviews/reviews.ts'
import { LEAST_MONTHS, reviewsAddress, type SharedField } from '#domain/review/review-query.ts'
import { track } from '#storefront/analytics/track.ts'
import { CheckField } from '#storefront/components/forms/field.tsx'
import { ChoiceField } from '#storefront/product/instruments/choice-field.tsx'
import { PlayerChoices } from '#storefront/reviews/review-form/player-choices.tsx'
import buttons from '../../../components/button.module.css'
import tools from '../../instruments/tool-page.module.css'
import { useProposedPlayer } from './use-proposed-player.ts'

/** What the reader plays, and which reviews they want to read. Works without JavaScript. */
export function ReaderForm({ content: { produto, escolha } }: { content: ProductReviews['conteudo'] }) {
  const { so, meses, nota, fotos, ordem } = escolha
  const { toca, nivel, estilo } = useProposedPlayer(escolha)

  return (
    <Form
      method="get"
      action={reviewsAddress(produto.id)}
      className={tools['card']}
      preventScrollReset
      onSubmit={() => track({ nome: 'filter_reviews' })}
    >
      <PlayerChoices toca={toca} nivel={nivel} estilo={estilo} usual="" />
      <fieldset>
        <legend className={tools['basis']}>Mostrar só quem é igual a mim em</legend>
        {SHARED.map(({ field, label }) => (
          <CheckField key={field} name="so" value={field} defaultChecked={so.includes(field)}>
            {label}
          </CheckField>
        ))}
      </fieldset>
      <ChoiceField name="meses" label="Tempo de uso" value={String(meses ?? '')}>
        <option value="">Qualquer um</option>
        {LEAST_MONTHS.map((months) => (
          <option key={months} value={months}>
            {months === 1 ? 'Pelo menos 1 mês' : `Pelo menos ${months} meses`}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField name="nota" label="Nota" value={String(nota ?? '')}>
        <option value="">Todas</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {stars === 1 ? '1 estrela' : `${stars} estrelas`}
          </option>
        ))}
      </ChoiceField>
      <CheckField name="fotos" value="1" defaultChecked={fotos}>
        Só com fotos
      </CheckField>
      <ChoiceField name="ordem" label="Ordem" value={ordem}>
        <option value="parecidas">De quem toca como eu primeiro</option>
        <option value="uteis">Mais úteis primeiro</option>
        <option value="recentes">Mais recentes primeiro</option>
      </ChoiceField>
      <button type="submit" className={buttons['primary']}>
        Ver avaliações
      </button>
    </Form>
  )
}

const SHARED: { field: SharedField; label: string }[] = [
  { field: 'toca', label: 'Instrumento, de qualquer tamanho' },
  { field: 'nivel', label: 'Nível' },
  { field: 'estilo', label: 'Estilo' },
]
