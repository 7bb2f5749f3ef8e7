import { Group, Pagination, Text } from '@mantine/core'
import { useQuery } from './search-params.ts'

/** How much a list has found, and the pages of it, of which the address names one. */
export function PageTurner({ total, porPagina }: { total: number; porPagina: number }) {
  const { params, change } = useQuery()
  const pages = Math.ceil(total / porPagina)

  return (
    <Group justify="space-between">
      <Text size="sm" c="gray.6" aria-live="polite">
        {total.toLocaleString('pt-BR')} {total === 1 ? 'resultado' : 'resultados'}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={Number(params.get('pagina') ?? 1)}
          onChange={(pagina) => change({ pagina })}
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
