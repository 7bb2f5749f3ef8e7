import type { Comparison } from '#contract/catalog/catalog.ts'
import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import {
  comparisonAddress,
  MAX_COMPARED,
} from '#domain/product/specifications/comparison/comparison-address.ts'
import { PageHead } from '../../components/page-head.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { Share } from '../share.tsx'
import { AddProduct } from './add-product.tsx'
import styles from './comparison-page.module.css'
import { ComparisonTable } from './comparison-table.tsx'
import type { Candidate } from './load-candidates.ts'
import { OwnComparison } from './own-comparison.tsx'
import { useComparedHere } from './use-compared-here.ts'

export type ComparisonContent = Comparison['conteudo']

type Props = {
  trail: Trail
  comparacao: ComparisonContent
  candidatos: Candidate[]
  busca: string
  onlyDifferences: boolean
  /** The ids of the address, also of products that are not shown. */
  requested: readonly number[]
}

/** Up to four products side by side, at an address that can be shared and printed. */
export function ComparisonPage(props: Props) {
  const { trail, comparacao, candidatos, busca, onlyDifferences, requested } = props
  const { produtos, ouvir, excedentes, ausentes } = comparacao
  const ids = produtos.map(({ id }) => id)
  useComparedHere(produtos, requested)

  return (
    <div className="wrap" data-comparison="">
      <PageHead trail={trail} title="Comparar produtos" {...(produtos.length === 0 && { text: HOW })} />
      <Notes excedentes={excedentes} ausentes={ausentes} />
      <OwnComparison key={requested.join()} ids={ids} requested={requested} />
      {produtos.length > 0 && (
        <>
          <div className={styles['bar']}>
            {produtos.length > 1 && <Difference ids={ids} onlyDifferences={onlyDifferences} />}
            <div className={styles['tools']}>
              <Share nome="Comparação de produtos" path={comparisonAddress(ids, onlyDifferences)} />
              <PrintButton />
            </div>
          </div>
          {ouvir && (
            <p className={`${styles['note']} ${styles['listen']}`}>
              <a href={ouvir}>Ouvir às cegas os que têm um trecho em comum, sem saber qual é qual</a>
            </p>
          )}
          <ComparisonTable comparacao={comparacao} onlyDifferences={onlyDifferences} />
        </>
      )}
      {ids.length < MAX_COMPARED && (
        <AddProduct ids={ids} busca={busca} candidatos={candidatos} onlyDifferences={onlyDifferences} />
      )}
    </div>
  )
}

const HOW =
  'Escolha até quatro produtos: marque “Comparar” nos produtos da loja, ou procure o primeiro aqui mesmo.'

/** What is not in the table, and why. */
function Notes({ excedentes, ausentes }: Pick<ComparisonContent, 'excedentes' | 'ausentes'>) {
  return (
    <>
      {excedentes > 0 && (
        <p className={styles['note']}>
          Cabem quatro produtos lado a lado: {excedentes === 1 ? 'um ficou' : `${excedentes} ficaram`} de
          fora.
        </p>
      )}
      {ausentes > 0 && (
        <p className={styles['note']}>
          {ausentes === 1 ? 'Um produto não está' : `${ausentes} produtos não estão`} mais à venda e{' '}
          {ausentes === 1 ? 'saiu' : 'saíram'} da comparação.
        </p>
      )}
    </>
  )
}

/** Links, since each view has its address. */
function Difference({ ids, onlyDifferences }: { ids: number[]; onlyDifferences: boolean }) {
  return (
    <nav aria-label="Linhas da comparação" className={styles['views']}>
      {[false, true].map((only) => (
        <a
          key={String(only)}
          href={comparisonAddress(ids, only)}
          aria-current={only === onlyDifferences ? 'true' : undefined}
        >
          {only ? 'Só diferenças' : 'Tudo'}
        </a>
      ))}
    </nav>
  )
}
