import { Alert, Anchor, List, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { PageInList } from '#contract/content/pages.ts'

/** What a page still lacks, with where it is filled in. Nothing if it lacks nothing. */
export function PageGaps({ faltas }: { faltas: PageInList['faltas'] }) {
  if (faltas.length === 0) return null
  const own = faltas.filter(({ onde }) => onde === 'pagina')
  const ofSettings = faltas.filter(({ onde }) => onde === 'configuracoes')

  return (
    <Alert color="blue" title="A preencher">
      <Text size="sm">As linhas que falam disto ficam fora da loja até serem preenchidas.</Text>
      <List size="sm" mt="xs">
        {own.map(({ texto }) => (
          <List.Item key={texto}>
            {texto}: troque o trecho entre colchetes no texto, ou apague a frase se ela não vale para a loja
          </List.Item>
        ))}
        {ofSettings.map(({ texto }) => (
          <List.Item key={texto}>
            {texto}: em{' '}
            <Anchor component={Link} to="/configuracoes" size="sm" underline="always">
              Configurações
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
