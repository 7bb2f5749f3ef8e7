import { comparisonAddress } from '#domain/product/specifications/comparison/comparison-address.ts'
import { itemValue } from '#storefront/cart/buy-form/bought-items.ts'
import { QUICK_BUY } from '#storefront/cart/buy-form/quick-buy.tsx'
import { VisitorPrice } from '#storefront/components/price/visitor-price.tsx'
import { userStore } from '#storefront/customer/user.ts'
import buttons from '../../components/button.module.css'
import { Icon } from '../../components/icons/icon.tsx'
import { ResponsivePicture } from '../../components/picture.tsx'
import type { ComparisonContent } from './comparison-page.tsx'
import styles from './comparison-table.module.css'
import { takeOut } from './use-compared-here.ts'

type Props = { comparacao: ComparisonContent; onlyDifferences: boolean }

type Row = ComparisonContent['grupos'][number]['linhas'][number]

/** A picture of a column, doubled for high-density screens. */
const PICTURE_PIXELS = 480

/** The table scrolls sideways where the screen is too narrow for it; the names of the rows stay. */
export function ComparisonTable({ comparacao: { produtos, grupos }, onlyDifferences }: Props) {
  const isReseller = userStore.use()?.revendedor ?? false
  const ids = produtos.map(({ id }) => id)
  const hidesEqual = onlyDifferences && produtos.length > 1
  const shown = grupos
    .map(({ titulo, linhas }) => ({
      titulo,
      linhas: hidesEqual ? linhas.filter(({ igual }) => !igual) : linhas,
    }))
    .filter(({ linhas }) => linhas.length > 0)

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <section className={styles['frame']} aria-label="Comparação" tabIndex={0}>
        <table className={styles['table']} data-columns={produtos.length}>
          <thead>
            <tr>
              <td />
              {produtos.map((produto) => (
                <ProductHead
                  key={produto.id}
                  produto={produto}
                  without={comparisonAddress(
                    ids.filter((id) => id !== produto.id),
                    onlyDifferences,
                  )}
                  onTakeOut={() => takeOut(produto, ids)}
                  isReseller={isReseller}
                />
              ))}
            </tr>
          </thead>
          {shown.map(({ titulo, linhas }) => (
            <tbody key={titulo}>
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={produtos.length + 1}>
                  <span>{titulo}</span>
                </th>
              </tr>
              {linhas.map((linha) => (
                // A reseller pays other prices, of which another one may be the best.
                <ComparedRow
                  key={linha.label}
                  linha={linha}
                  marks={!(isReseller && linha.label === 'Preço')}
                />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {shown.length === 0 && (
        <p className={styles['same']}>Estes produtos são iguais em tudo o que a loja sabe deles.</p>
      )}
    </>
  )
}

type Head = {
  produto: ComparisonContent['produtos'][number]
  /** The address of the comparison without it. */
  without: string
  onTakeOut: () => void
  isReseller: boolean
}

function ProductHead({ produto, without, onTakeOut, isReseller }: Head) {
  const { id, idSku, nome, url, imagem, status, variacoes, precos } = produto

  return (
    <th scope="col">
      <div className={styles['head']}>
        <a
          href={without}
          onClick={onTakeOut}
          className={styles['remove']}
          aria-label={`Tirar ${nome} da comparação`}
          title="Tirar da comparação"
        >
          <Icon name="close" />
        </a>
        <ResponsivePicture
          picture={{ ...imagem, alt: '' }}
          sizes="(min-width: 768px) 200px, 120px"
          maxWidth={PICTURE_PIXELS}
          eager
          className={styles['picture'] ?? ''}
        />
        <a href={url} className={styles['name']}>
          {nome}
        </a>
        {isReseller && status !== 'sobConsulta' && <VisitorPrice idSku={idSku} precos={precos} size="bar" />}
        {status === 'disponivel' && variacoes === 1 ? (
          <button
            type="submit"
            form={QUICK_BUY}
            name="item"
            value={itemValue(id, idSku)}
            className={buttons['primary']}
            aria-label={`Comprar ${nome}`}
          >
            Comprar
          </button>
        ) : (
          <a href={url} className={buttons['secondary']} aria-label={`Ver ${nome}`}>
            {status === 'disponivel' ? 'Escolher' : 'Ver produto'}
          </a>
        )}
      </div>
    </th>
  )
}

function ComparedRow({ linha: { label, celulas }, marks }: { linha: Row; marks: boolean }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {celulas.map(({ texto, melhor }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the products, in their order
        <td key={i} data-best={(melhor && marks) || undefined}>
          {texto ?? <span className={styles['unknown']}>Não informado</span>}
          {melhor && marks && (
            <strong className={styles['best']}>
              <Icon name="check" size={1} /> {label === 'Preço' ? 'Menor preço' : 'Melhor'}
            </strong>
          )}
        </td>
      ))}
    </tr>
  )
}
