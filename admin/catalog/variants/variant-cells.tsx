import { Anchor, NumberInput, Table, Text, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { MoneyInput } from '#admin/components/form/money-input.tsx'
import type { DraftSku } from '../product/product-draft.ts'
import classes from '../product/product-page.module.css'
import { marginOf } from './margin.ts'

type CellsProps = {
  sku: DraftSku
  /** Which variant this is, for who can't see the row. */
  nome: string
  promotion: boolean
  erro: (field: string) => string | undefined
  change: (changes: Partial<DraftSku>) => void
}

/** A variant's code, prices, margin and stock. */
export function PriceCells({ sku, nome, promotion, erro, change }: CellsProps) {
  const { id, precoPor, precoDe, precoPromocional, custo, estoque } = sku

  return (
    <>
      <CodeCell sku={sku} nome={nome} erro={erro} change={change} />
      <Table.Td>
        <MoneyInput
          leftSection={null}
          aria-label={`Preço: ${nome}`}
          valor={precoPor}
          mudar={(precoPor) => change({ precoPor: precoPor ?? 0 })}
          error={erro('precoPor')}
        />
      </Table.Td>
      <Table.Td>
        <MoneyInput
          leftSection={null}
          aria-label={`Preço “de”: ${nome}`}
          valor={precoDe}
          mudar={(precoDe) => change({ precoDe })}
          error={erro('precoDe')}
        />
      </Table.Td>
      {promotion && (
        <Table.Td>
          <MoneyInput
            leftSection={null}
            aria-label={`Preço da promoção: ${nome}`}
            valor={precoPromocional}
            mudar={(precoPromocional) => change({ precoPromocional })}
            error={erro('precoPromocional')}
          />
        </Table.Td>
      )}
      <Table.Td>
        <MoneyInput
          leftSection={null}
          aria-label={`Custo: ${nome}`}
          valor={custo}
          mudar={(custo) => change({ custo })}
          error={erro('custo')}
        />
      </Table.Td>
      <Table.Td>
        <Margin precoPor={promotion ? (precoPromocional ?? precoPor) : precoPor} custo={custo} />
      </Table.Td>
      <Table.Td>
        {id === null ? (
          <NumberInput
            aria-label={`Estoque inicial: ${nome}`}
            value={estoque}
            min={0}
            max={1_000_000}
            allowDecimal={false}
            hideControls
            onChange={(value) => change({ estoque: Number(value) || 0 })}
          />
        ) : (
          <Anchor
            component={Link}
            to={`/estoque?busca=${encodeURIComponent(sku.sku)}`}
            className={classes['read'] ?? ''}
          >
            {estoque.toLocaleString('pt-BR')}
          </Anchor>
        )}
      </Table.Td>
    </>
  )
}

const SIDES = [
  ['peso', 'Peso em gramas'],
  ['altura', 'Altura em milímetros'],
  ['largura', 'Largura em milímetros'],
  ['comprimento', 'Comprimento em milímetros'],
] as const

/** A variant's codes, and what it weighs and measures in its box. */
export function BoxCells({ sku, nome, erro, change }: CellsProps) {
  return (
    <>
      <CodeCell sku={sku} nome={nome} erro={erro} change={change} />
      <Table.Td className={classes['code']}>
        <TextInput
          aria-label={`EAN: ${nome}`}
          inputMode="numeric"
          maxLength={13}
          value={sku.ean ?? ''}
          error={erro('ean')}
          onChange={(event) => change({ ean: event.currentTarget.value.replace(/\D/g, '') || null })}
        />
      </Table.Td>
      <Table.Td className={classes['code']}>
        <TextInput
          aria-label={`Código do fabricante: ${nome}`}
          maxLength={60}
          value={sku.mpn ?? ''}
          error={erro('mpn')}
          onChange={(event) => change({ mpn: event.currentTarget.value || null })}
        />
      </Table.Td>
      {SIDES.map(([side, label]) => (
        <Table.Td key={side}>
          <NumberInput
            aria-label={`${label}: ${nome}`}
            value={sku[side] ?? ''}
            min={1}
            allowDecimal={false}
            hideControls
            error={erro(side)}
            onChange={(value) => change({ [side]: Number(value) || null })}
          />
        </Table.Td>
      ))}
    </>
  )
}

function CodeCell({ sku, nome, erro, change }: Omit<CellsProps, 'promotion'>) {
  return (
    <Table.Td className={classes['code']}>
      <TextInput
        aria-label={`SKU: ${nome}`}
        maxLength={50}
        value={sku.sku}
        error={erro('sku')}
        onChange={(event) => change({ sku: event.currentTarget.value })}
      />
    </Table.Td>
  )
}

function Margin({ precoPor, custo }: { precoPor: number; custo: number | null }) {
  const percent = marginOf(precoPor, custo)

  return (
    <Text
      component="span"
      size="sm"
      className={classes['read'] ?? ''}
      c={percent !== null && percent < 0 ? 'red.8' : 'gray.8'}
    >
      {percent === null ? '—' : `${percent.toLocaleString('pt-BR')}%`}
    </Text>
  )
}
