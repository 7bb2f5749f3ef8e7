import { Button, Chip, Group, Pill, Select } from '@mantine/core'
import { DayField } from '#admin/components/date/day-field.tsx'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { useQuery } from '#admin/components/table/search-params.ts'
import { soldDays } from './sold-days.ts'

const PAYMENTS = [
  { value: 'aReceber', label: 'A receber' },
  { value: 'pago', label: 'Pagos' },
  { value: 'estornado', label: 'Com estorno' },
  { value: 'contestado', label: 'Contestados' },
]

const METHODS = [
  { value: 'pix', label: 'Pix' },
  { value: 'boleto', label: 'Boleto' },
  { value: 'cartao', label: 'Cartão' },
  { value: 'outro', label: 'Outra' },
]

const NARROWING = [
  ...['busca', 'pagamento', 'metodo', 'de', 'ate'],
  ...['vendidoDe', 'vendidoAte', 'idCliente', 'idProduto', 'importado', 'marcador'],
]

/** The filters of the order list, stored in the address. */
export function OrderFilters({ tags }: { tags: string[] }) {
  const { params, change } = useQuery()
  const tag = params.get('marcador')
  // The selected tag may be rare, or no longer on any order.
  const choices = tag === null || tags.includes(tag) ? tags : [tag, ...tags]
  const sold = soldDays(params.get('vendidoDe'), params.get('vendidoAte'))
  const narrowed = NARROWING.some((name) => params.has(name))

  return (
    <Group gap="xs" align="flex-end">
      {/* The key resets the field when a saved view changes the address. */}
      <SearchField key={params.get('visao')} label="Buscar por número, nome, CPF, e-mail ou produto" />
      <Select
        aria-label="Pagamento"
        placeholder="Pagamento"
        data={PAYMENTS}
        value={params.get('pagamento')}
        onChange={(pagamento) => change({ pagamento })}
        clearable
        w={140}
      />
      <Select
        aria-label="Forma de pagamento"
        placeholder="Forma"
        data={METHODS}
        value={params.get('metodo')}
        onChange={(metodo) => change({ metodo })}
        clearable
        w={120}
      />
      {choices.length > 0 && (
        <Select
          aria-label="Marcador"
          placeholder="Marcador"
          data={choices}
          value={tag}
          onChange={(marcador) => change({ marcador })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Todos os marcadores' }}
          w={150}
        />
      )}
      <DayField label="Desde" name="de" />
      <DayField label="Até" name="ate" />
      <Chip
        checked={params.get('importado') === 'sim'}
        onChange={(checked) => change({ importado: checked ? 'sim' : null })}
        size="sm"
      >
        De outra loja
      </Chip>
      {sold && (
        <Pill size="md" withRemoveButton onRemove={() => change({ vendidoDe: null, vendidoAte: null })}>
          Vendidos {sold}
        </Pill>
      )}
      {narrowed && (
        <Button
          variant="subtle"
          onClick={() =>
            change({
              ...Object.fromEntries(NARROWING.map((name) => [name, null])),
              visao: Number(params.get('visao')) + 1,
            })
          }
        >
          Limpar
        </Button>
      )}
    </Group>
  )
}
