import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { Section } from '#admin/components/page/section.tsx'
import { PageTurner } from '#admin/components/table/page-turner.tsx'
import type { EmptySearch } from '#contract/panel/panel.ts'
import { useMay } from '../../shell/entry.ts'
import classes from './empty-search-list.module.css'
import { searchUrl } from './search-url.ts'

export const EMPTY_PER_PAGE = 20

/** Searches without results: products to buy, or synonyms to add. */
export function EmptySearchList({ itens, total }: { itens: EmptySearch[]; total: number }) {
  const may = useMay('marketing.editar')

  return (
    <Section title="Buscas sem resultado" text="O que clientes procuraram nos últimos 30 dias e não acharam.">
      {total === 0 ? (
        <Text size="sm">Nenhuma busca ficou sem resultado.</Text>
      ) : (
        <>
          <ul className={classes['list']}>
            {itens.map((search) => (
              <EmptySearchLine key={search.texto} search={search} may={may} />
            ))}
          </ul>
          <PageTurner total={total} porPagina={EMPTY_PER_PAGE} parameter="vazias" />
        </>
      )}
    </Section>
  )
}

function EmptySearchLine({ search: { texto, vezes, ultima }, may }: { search: EmptySearch; may: boolean }) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs">
      <Stack gap={0} className={classes['words'] ?? ''}>
        <Anchor href={searchUrl(texto)} target="_blank" size="sm">
          {texto}
        </Anchor>
        <Text size="xs" c="gray.6">
          {vezes === 1 ? '1 vez' : `${vezes} vezes`}, a última {formatMoment(ultima)}
        </Text>
      </Stack>
      {may && (
        <Button
          component={Link}
          to={`?${new URLSearchParams({ texto })}`}
          variant="default"
          size="xs"
          style={{ flexShrink: 0 }}
          aria-label={`Criar regra para ${texto}`}
        >
          Criar regra
        </Button>
      )}
    </Group>
  )
}
