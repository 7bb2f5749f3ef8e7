import { Group, Pagination, Text } from '@mantine/core'
import { useQuery } from './search-params.ts'

type PageTurnerProps = {
  total: number
  /** Where counting stopped: there may be more than so many. */
  countedTo?: number | undefined
  porPagina: number
  /** Query parameter of the page, if another list of the same page uses `pagina`. */
  parameter?: string
}

/** The total of a list, and links to its pages. The address names the current one. */
export function PageTurner({ total, countedTo, porPagina, parameter = 'pagina' }: PageTurnerProps) {
  const { params, change } = useQuery()
  const pages = Math.ceil(total / porPagina)

  return (
    <Group justify="space-between">
      <Text size="sm" c="gray.6" aria-live="polite">
        {total.toLocaleString('pt-BR')}
        {total === countedTo && ' ou mais'} {total === 1 ? 'resultado' : 'resultados'}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={Number(params.get(parameter) ?? 1)}
          onChange={(page) => change({ pagina: params.get('pagina'), [parameter]: page })}
          size="sm"
          getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
        />
      )}
    </Group>
  )
}

const CONTROLS = {
  first: 'Primeira página',
  last: 'Última página',
  next: 'Próxima página',
  previous: 'Página anterior',
}
