import { Group, Select } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DayField } from '../components/date/day-field.tsx'
import { Page } from '../components/page/page.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { MovementTable } from './movement-table.tsx'
import { MOVEMENT_NAMES } from './words.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.stock.movements(queryOf(request))
}

const KINDS = Object.entries(MOVEMENT_NAMES).map(([value, label]) => ({ value, label }))

/** All stock movements. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const { params, change } = useQuery()

  return (
    <Page title="Movimentos de estoque" back={{ to: '/estoque', label: 'Estoque' }}>
      <Group align="flex-end">
        <SearchField label="Buscar por produto, SKU ou EAN" />
        <Select
          aria-label="Tipo de movimento"
          placeholder="Todos os tipos"
          data={KINDS}
          value={params.get('tipo')}
          onChange={(tipo) => change({ tipo })}
          clearable
          clearButtonProps={{ 'aria-label': 'Todos os tipos' }}
        />
        <DayField label="De" name="de" />
        <DayField label="Até" name="ate" />
      </Group>
      <MovementTable rows={itens} total={total} />
    </Page>
  )
}
