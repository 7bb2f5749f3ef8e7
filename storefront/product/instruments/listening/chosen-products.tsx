import { Form } from 'react-router'
import { LISTENING_PATH, listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import { MAX_COMPARED } from '#domain/product/specifications/comparison/comparison-address.ts'
import buttons from '../../../components/button.module.css'
import details from '../../details/details.module.css'
import { ChoiceField } from '../choice-field.tsx'
import tools from '../tool-page.module.css'
import type { ListeningView } from './listening-view.ts'

/** What is compared, and a form to add one more. */
export function ChosenProducts({ view }: { view: ListeningView }) {
  const { produtos, candidatos, trecho } = view
  const ids = produtos.map(({ id }) => id)
  const byCategory = [...Map.groupBy(candidatos, ({ categoria }) => categoria)]

  return (
    <section aria-labelledby="produtos" className={tools['card']}>
      <h2 id="produtos">{produtos.length === 0 ? 'Comece por um produto' : 'Na comparação'}</h2>
      {produtos.length > 0 && (
        <ul className={details['included']}>
          {produtos.map(({ id, nome, url }) => (
            <li key={id}>
              <span>
                <a href={url}>{nome}</a>
                {without(view, id)}
              </span>{' '}
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
      <LeftOut view={view} />
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

/** Why a product of the list has no letter. */
function without({ semTrecho }: ListeningView, productId: number) {
  const product = semTrecho.find(({ id }) => id === productId)
  if (!product) return null

  return <small> {product.tem === null ? 'Sem este trecho.' : `Tem este trecho só ${product.tem}.`}</small>
}

/** The products that were requested and can't be heard. */
function LeftOut({ view: { semSom, ausentes } }: { view: ListeningView }) {
  return (
    <>
      {semSom.map(({ id, nome, url }) => (
        <p key={id}>
          <a href={url}>{nome}</a> ainda não tem sons, e ficou de fora.
        </p>
      ))}
      {ausentes > 0 && (
        <p>
          {ausentes === 1
            ? 'Um produto não está mais à venda, e ficou de fora.'
            : `${ausentes} produtos não estão mais à venda, e ficaram de fora.`}
        </p>
      )}
    </>
  )
}
