import { ActionIcon, Table } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { DraftSku, ProductDraft } from '../product/product-draft.ts'
import classes from '../product/product-page.module.css'
import { nameOf } from './combine-variants.ts'
import { BoxCells, PriceCells, RestockCells } from './variant-cells.tsx'
import type { VariantView } from './variant-edits.ts'
import { VariantPictures } from './variant-pictures.tsx'

type VariantTableProps = {
  draft: ProductDraft
  kit: boolean
  problems: Record<string, string>
  view: VariantView
  onChange: (chave: string, changes: Partial<DraftSku>) => void
  onPictures: (sku: DraftSku, fotos: string[]) => void
  onRemove: (sku: DraftSku) => void
}

const HEADS: Record<VariantView, string[]> = {
  precos: ['SKU', 'Preço', 'Preço “de”', 'Custo', 'Margem', 'Estoque'],
  reposicao: ['SKU', 'Reposição prevista'],
  caixa: ['SKU', 'EAN', 'Código do fabricante', 'Peso', 'Altura', 'Largura', 'Compr.'],
}

/** The SKUs of a product as rows to fill in by keyboard: Tab goes right, Enter goes down. */
export function VariantTable({
  draft,
  kit,
  problems,
  view,
  onChange,
  onPictures,
  onRemove,
}: VariantTableProps) {
  const { skus, promocao, midias } = draft
  const promotion = view === 'precos' && promocao !== null
  const heads = promotion ? HEADS.precos.toSpliced(3, 0, 'Promoção') : HEADS[view]

  return (
    <Table.ScrollContainer minWidth={0} type="native" tabIndex={0}>
      <Table className={classes['variants']} aria-label="Variações" onKeyDown={goDown} horizontalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Variação</Table.Th>
            <Table.Th>Foto</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {skus.map((sku, i) => {
            const name = nameOf(sku) || 'Produto'
            const cells = {
              sku,
              name,
              promotion,
              kit,
              errorOf: (field: string) => problems[`skus.${i}.${field}`],
              change: (changes: Partial<DraftSku>) => onChange(sku.chave, changes),
            }
            return (
              <Table.Tr key={sku.chave}>
                <Table.Td className={classes['name']}>
                  <span className={classes['read']}>{name}</span>
                </Table.Td>
                <Table.Td>
                  <VariantPictures
                    name={name}
                    midias={midias}
                    fotos={sku.fotos}
                    onChange={(fotos) => onPictures(sku, fotos)}
                  />
                </Table.Td>
                {view === 'precos' && <PriceCells {...cells} />}
                {view === 'caixa' && <BoxCells {...cells} />}
                {view === 'reposicao' && <RestockCells {...cells} />}
                <Table.Td>
                  {skus.length > 1 && (
                    <ActionIcon
                      variant="subtle"
                      color="red.8"
                      mt={4}
                      aria-label={`Tirar a variação ${name}`}
                      onClick={() => onRemove(sku)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  )}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** Enter moves to the same column of the next row, as in a spreadsheet. */
function goDown(event: KeyboardEvent<HTMLTableElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const cell = event.target.closest('td')
  const below = cell?.closest('tr')?.nextElementSibling?.children[cell.cellIndex]?.querySelector('input')
  if (!below) return
  below.focus()
  below.select()
}
