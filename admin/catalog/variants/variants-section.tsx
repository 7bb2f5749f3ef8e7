import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { Section } from '#admin/components/page/section.tsx'
import type { CategoryBox } from '#contract/catalog/categories.ts'
import { boxText } from '#domain/product/box-text.ts'
import type { SectionParts } from '../product/basics-section.tsx'
import type { DraftSku } from '../product/product-draft.ts'
import { attributesOf } from './combine-variants.ts'
import { VariantAttributes } from './variant-attributes.tsx'
import {
  lacksBox,
  type VariantView,
  withBox,
  withFirstRepeated,
  withVariantPictures,
} from './variant-edits.ts'
import { VariantTable } from './variant-table.tsx'

const VIEWS: { value: VariantView; label: string }[] = [
  { value: 'precos', label: 'Preços e estoque' },
  { value: 'caixa', label: 'Códigos e embalagem' },
  { value: 'reposicao', label: 'Reposição' },
]

type VariantsProps = SectionParts & {
  kit: boolean
  /** Codes of the SKUs that did not come on their day. */
  late: readonly string[]
  choices: { categorias: { caminho: string; embalagem: CategoryBox | null }[] }
}

/** A product's SKUs: a single one, or a variant for each combination of attributes. */
export function VariantsSection({ draft, change, problems, kit, late, choices }: VariantsProps) {
  const { skus } = draft
  const [view, setView] = useState<VariantView>('precos')
  const table = useRef<HTMLDivElement>(null)
  const box = choices.categorias.find(({ caminho }) => caminho === draft.categoria)?.embalagem ?? null

  function changeSku(chave: string, changes: Partial<DraftSku>) {
    change((old) => ({
      ...old,
      skus: old.skus.map((sku) => (sku.chave === chave ? { ...sku, ...changes } : sku)),
    }))
  }

  /** Focuses the first price, which is what to fill in next. */
  function combine(skus: DraftSku[]) {
    change({ skus })
    setView('precos')
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLInputElement>('td:nth-child(4) input')?.focus(),
    )
  }

  return (
    <Section
      title="Preços e variações"
      actions={
        <SegmentedControl
          size="xs"
          style={{ maxWidth: '100%', overflowX: 'auto' }}
          data={VIEWS}
          value={view}
          onChange={(value) => setView(VIEWS.find((one) => one.value === value)?.value ?? 'precos')}
          aria-label="O que a tabela mostra"
        />
      }
    >
      <VariantAttributes
        key={JSON.stringify(attributesOf(skus))}
        productName={draft.nome}
        skus={skus}
        onCombine={combine}
      />
      {kit && (
        <Alert color="blue" variant="light">
          Este produto é um kit: o estoque dele segue o das peças.
        </Alert>
      )}
      {late.length > 0 && (
        <Alert color="yellow" variant="light">
          O dia previsto passou sem chegada, e a loja não mostra mais a data: {late.join(', ')}.
        </Alert>
      )}
      <div ref={table}>
        <VariantTable
          draft={draft}
          kit={kit}
          problems={problems}
          view={view}
          onChange={changeSku}
          onPictures={(sku, fotos) =>
            change((old) => ({ ...old, skus: withVariantPictures(old.skus, sku, fotos) }))
          }
          onRemove={({ chave }) =>
            change((old) => ({ ...old, skus: old.skus.filter((sku) => sku.chave !== chave) }))
          }
        />
      </div>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="gray.6">
          Enter desce uma linha. Pesos em gramas e medidas em milímetros, da caixa fechada.
        </Text>
        <Group gap="xs">
          {view === 'caixa' && box && skus.some(lacksBox) && (
            <Button
              size="xs"
              variant="default"
              onClick={() => change((old) => ({ ...old, skus: withBox(old.skus, box) }))}
            >
              Usar a da categoria ({boxText(box)})
            </Button>
          )}
          {skus.length > 1 && (
            <Button
              size="xs"
              variant="default"
              onClick={() => change((old) => ({ ...old, skus: withFirstRepeated(old.skus, view) }))}
            >
              Repetir a primeira linha nas outras
            </Button>
          )}
        </Group>
      </Group>
    </Section>
  )
}
