import { Form } from 'react-router'
import { formatBRL } from '#domain/money/format-money.ts'
import {
  COMPARISON_PATH,
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import buttons from '../../components/button.module.css'
import { ResponsivePicture } from '../../components/picture.tsx'
import fields from '../../listing/search/search-field.module.css'
import styles from './add-product.module.css'
import type { Candidate } from './load-candidates.ts'

type Props = { ids: number[]; busca: string; candidatos: Candidate[]; onlyDifferences: boolean }

/** Adds a product to the comparison: by a search on this page, or one that is related to the first. */
export function AddProduct({ ids, busca, candidatos, onlyDifferences }: Props) {
  const left = MAX_COMPARED - ids.length

  return (
    <section aria-labelledby="adicionar" className={styles['add']}>
      <h2 id="adicionar">{ids.length === 0 ? 'Procurar um produto' : 'Adicionar outro'}</h2>
      {ids.length > 0 && (
        <p className={styles['left']}>
          {left === 1 ? 'Cabe mais um produto.' : `Cabem mais ${left} produtos.`}
        </p>
      )}
      <Form method="get" action={COMPARISON_PATH} role="search" aria-label="Produto para comparar">
        {ids.length > 0 && <input type="hidden" name="produtos" value={ids.join(',')} />}
        {onlyDifferences && <input type="hidden" name="ver" value="diferencas" />}
        <div className={fields['field']}>
          <input
            key={busca}
            type="search"
            name="busca"
            defaultValue={busca}
            maxLength={200}
            required
            aria-label="Que produto você quer comparar?"
            placeholder="Instrumento, marca ou modelo"
          />
          <button type="submit" className={buttons['secondary']}>
            Procurar
          </button>
        </div>
      </Form>
      {busca !== '' && candidatos.length === 0 && (
        <p role="status">Nada encontrado para “{busca}”. Tente o nome do modelo ou da marca.</p>
      )}
      {candidatos.length > 0 && (
        <>
          <p className={styles['what']}>{busca === '' ? 'Parecidos' : `Resultados para “${busca}”`}</p>
          <ul className={styles['candidates']}>
            {candidatos.map(({ id, nome, marca, imagem, precoPor, aPartirDe }) => (
              <li key={id}>
                <a
                  href={comparisonAddress([...ids, id], onlyDifferences)}
                  aria-label={`Comparar também ${nome}`}
                >
                  <ResponsivePicture
                    picture={{ ...imagem, alt: '' }}
                    sizes="64px"
                    maxWidth={160}
                    className={styles['picture'] ?? ''}
                  />
                  <span>
                    <small>{marca}</small>
                    {nome}
                    <small>
                      {precoPor === null
                        ? 'Sob consulta'
                        : `${aPartirDe ? 'a partir de ' : ''}${formatBRL(precoPor)}`}
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
