import { Form } from 'react-router'
import { LISTENING_PATH, listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import { MAX_COMPARED } from '#domain/product/specifications/comparison/comparison-address.ts'
import buttons from '../../../components/button.module.css'
import details from '../../details/details.module.css'
import { ChoiceField } from '../choice-field.tsx'
import tools from '../tool-page.module.css'
import type { ListeningView } from './listening-view.ts'

/** What is compared, and a form to add one more. */
export function ChosenProducts({ view: { produtos, candidatos, trecho } }: { view: ListeningView }) {
  const ids = produtos.map(({ id }) => id)
  const byCategory = [...Map.groupBy(candidatos, ({ categoria }) => categoria)]

  return (
    <section aria-labelledby="produtos" className={tools['card']}>
      <h2 id="produtos">{produtos.length === 0 ? 'Comece por um produto' : 'Na comparação'}</h2>
      {produtos.length > 0 && (
        <ul className={details['included']}>
          {produtos.map(({ id, nome, url }) => (
            <li key={id}>
              <a href={url}>{nome}</a>{' '}
              <a
                href={listeningAddress({ produtos: ids.filter((other) => other !== id).join(','), trecho })}
                aria-label={`Tirar ${nome}`}
              >
                Tirar
              </a>
            </li>
          ))}
        </ul>
      )}
      {produtos.length === 1 && <p>Junte ao menos mais um.</p>}
      {produtos.length < MAX_COMPARED && candidatos.length > 0 && (
        <Form method="get" action={LISTENING_PATH} className={tools['results']} preventScrollReset>
          <input type="hidden" name="produtos" value={ids.join(',')} />
          {trecho && <input type="hidden" name="trecho" value={trecho} />}
          <ChoiceField name="mais" label={produtos.length === 0 ? 'Produto' : 'Mais um'} value="">
            {byCategory.map(([categoria, products]) => (
              <optgroup key={categoria} label={categoria}>
                {products.map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
              </optgroup>
            ))}
          </ChoiceField>
          <button type="submit" className={buttons['secondary']}>
            Juntar
          </button>
        </Form>
      )}
    </section>
  )
}
