import { Anchor, NumberInput, Table, Text, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { DateField } from '#admin/components/date/date-field.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import type { DraftSku } from '../product/product-draft.ts'
import classes from '../product/product-page.module.css'
import { marginOf } from './margin.ts'

type CellsProps = {
  sku: DraftSku
  /** Names the variant for screen readers. */
  name: string
  promotion: boolean
  /** A kit comes back when its parts do. */
  kit: boolean
  errorOf: (field: string) => string | undefined
  change: (changes: Partial<DraftSku>) => void
}

/** A variant's code, prices, margin and stock. */
export function PriceCells({ sku, name, promotion, errorOf, change }: Omit<CellsProps, 'kit'>) {
  const { id, precoPor, precoDe, precoPromocional, custo, estoque } = sku

  return (
    <>
      <CodeCell sku={sku} name={name} errorOf={errorOf} change={change} />
      <Table.Td>
        <MoneyInput
          leftSection={null}
          aria-label={`Preço: ${name}`}
          value={precoPor}
          onChange={(precoPor) => change({ precoPor: precoPor ?? 0 })}
          error={errorOf('precoPor')}
        />
      </Table.Td>
      <Table.Td>
        <MoneyInput
          leftSection={null}
          aria-label={`Preço “de”: ${name}`}
          value={precoDe}
          onChange={(precoDe) => change({ precoDe })}
          error={errorOf('precoDe')}
        />
      </Table.Td>
      {promotion && (
        <Table.Td>
          <MoneyInput
            leftSection={null}
            aria-label={`Preço da promoção: ${name}`}
            value={precoPromocional}
            onChange={(precoPromocional) => change({ precoPromocional })}
            error={errorOf('precoPromocional')}
          />
        </Table.Td>
      )}
      <Table.Td>
        <MoneyInput
          leftSection={null}
          aria-label={`Custo: ${name}`}
          value={custo}
          onChange={(custo) => change({ custo })}
          error={errorOf('custo')}
        />
      </Table.Td>
      <Table.Td>
        <Margin precoPor={promotion ? (precoPromocional ?? precoPor) : precoPor} custo={custo} />
      </Table.Td>
      <Table.Td>
        {id === null ? (
          <NumberInput
            aria-label={`Estoque inicial: ${name}`}
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

/** A variant's code, and when goods are expected. */
export function RestockCells({ sku, name, kit, errorOf, change }: Omit<CellsProps, 'promotion'>) {
  const { previsaoReposicao } = sku

  return (
    <>
      <CodeCell sku={sku} name={name} errorOf={errorOf} change={change} />
      <Table.Td>
        {!kit && (
          <DateField
            maw={180}
            shape="day"
            aria-label={`Reposição prevista: ${name}`}
            value={previsaoReposicao ?? ''}
            error={errorOf('previsaoReposicao')}
            onChange={(day) => change({ previsaoReposicao: day || null })}
          />
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

/** A variant's codes, weight and package measures. */
export function BoxCells({ sku, name, errorOf, change }: Omit<CellsProps, 'promotion' | 'kit'>) {
  return (
    <>
      <CodeCell sku={sku} name={name} errorOf={errorOf} change={change} />
      <Table.Td className={classes['code']}>
        <TextInput
          aria-label={`EAN: ${name}`}
          inputMode="numeric"
          maxLength={13}
          value={sku.ean ?? ''}
          error={errorOf('ean')}
          onChange={(event) => change({ ean: event.currentTarget.value.replace(/\D/g, '') || null })}
        />
      </Table.Td>
      <Table.Td className={classes['code']}>
        <TextInput
          aria-label={`Código do fabricante: ${name}`}
          maxLength={60}
          value={sku.mpn ?? ''}
          error={errorOf('mpn')}
          onChange={(event) => change({ mpn: event.currentTarget.value || null })}
        />
      </Table.Td>
      {SIDES.map(([side, label]) => (
        <Table.Td key={side}>
          <NumberInput
            aria-label={`${label}: ${name}`}
            value={sku[side] ?? ''}
            min={1}
            allowDecimal={false}
            hideControls
            error={errorOf(side)}
            onChange={(value) => change({ [side]: Number(value) || null })}
          />
        </Table.Td>
      ))}
    </>
  )
}

function CodeCell({ sku, name, errorOf, change }: Omit<CellsProps, 'promotion' | 'kit'>) {
  return (
    <Table.Td className={classes['code']}>
      <TextInput
        aria-label={`SKU: ${name}`}
        maxLength={50}
        value={sku.sku}
        error={errorOf('sku')}
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
