import { Button, Group } from '@mantine/core'
import { Outlet, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { EmptyState } from '../components/page/empty-state.tsx'
import { failureOf } from './failure.ts'
import { Component as MissingPage } from './missing-page.tsx'

export { Outlet as Component }

/** Replaces a page that failed to load; the menu around it stays. */
export function ErrorBoundary() {
  const { code, mensagem } = failureOf(useRouteError())
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  // Nothing was typed yet: it is the address that nothing can have.
  if (code === 'EntradaInvalida') return <MissingPage />

  return (
    <EmptyState level={1} title={TITLES[code] ?? 'Esta página não pôde ser aberta'} text={mensagem}>
      <Group justify="center">
        {code === 'EntradaNecessaria' ? (
          <Button onClick={() => window.location.reload()}>Entrar de novo</Button>
        ) : (
          <Button onClick={() => revalidate()}>Tentar de novo</Button>
        )}
        <Button variant="default" onClick={() => navigate(-1)}>
          Voltar
        </Button>
      </Group>
    </EmptyState>
  )
}

const TITLES: Record<string, string> = {
  EntradaNecessaria: 'Sua sessão terminou',
  PermissaoNegada: 'Isto não é do seu papel',
  CadastroInexistente: 'Isto não existe mais',
}
