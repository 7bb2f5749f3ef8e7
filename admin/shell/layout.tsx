import { ActionIcon, AppShell, Box, Burger, Button, Group, Menu, Text, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { spotlight } from '@mantine/spotlight'
import {
  IconBell,
  IconExternalLink,
  IconKeyboard,
  IconLogout,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router'
import { ROLE_NAMES } from '#domain/staff/permissions.ts'
import { StoreMark } from '../components/store/store-mark.tsx'
import { useStoreColour } from '../components/store/use-store-colour.ts'
import { AlertBell } from '../staff/alerts/alert-bell.tsx'
import { loadEntry, useEntry } from './entry.ts'
import classes from './layout.module.css'
import { Palette } from './palette.tsx'
import { PanelMenu } from './panel-menu.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useLeave } from './use-leave.ts'

export { loadEntry as loader }

/** The frame of every page of the panel: store name, search, user and menu. */
export function Component() {
  const [open, { toggle, close }] = useDisclosure()
  const [keys, shortcuts] = useDisclosure()
  const { pathname } = useLocation()
  const loading = useNavigation().state !== 'idle'
  const { loja } = useEntry()
  useStoreColour(loja.cor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu that led to it
  useEffect(close, [pathname, close])

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 216, breakpoint: 'md', collapsed: { mobile: !open } }}
      padding={{ base: 'sm', sm: 'md' }}
    >
      <a href="#conteudo" className={classes['skip']}>
        Pular para o conteúdo
      </a>
      <AppShell.Header aria-label="Barra do painel">
        <Group h="100%" px="sm" gap="xs" wrap="nowrap">
          <Burger opened={open} onClick={toggle} hiddenFrom="md" size="sm" aria-label="Menu" />
          <Text component={Link} to="/" fw={600} truncate className={classes['name']}>
            <StoreMark loja={loja} />
          </Text>
          <Button
            variant="default"
            className={classes['search']}
            leftSection={<IconSearch size={16} />}
            rightSection={<kbd className={classes['key']}>Ctrl K</kbd>}
            onClick={spotlight.open}
            visibleFrom="sm"
          >
            Buscar em tudo
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray.7"
            size="lg"
            ml="auto"
            hiddenFrom="sm"
            aria-label="Buscar em tudo"
            onClick={spotlight.open}
          >
            <IconSearch size={18} />
          </ActionIcon>
          <Tooltip label="Abrir a loja">
            <ActionIcon
              component="a"
              href="/"
              target="_blank"
              variant="subtle"
              color="gray.7"
              size="lg"
              className={classes['shop']}
              aria-label="Abrir a loja em outra aba"
            >
              <IconExternalLink size={18} />
            </ActionIcon>
          </Tooltip>
          <AlertBell />
          <Person onShortcuts={shortcuts.open} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" className={classes['menu']}>
        <PanelMenu />
      </AppShell.Navbar>
      <AppShell.Main id="conteudo" aria-label="Página do painel" tabIndex={-1}>
        <Box className={classes['progress']} data-loading={loading || undefined} aria-hidden />
        <Outlet />
      </AppShell.Main>
      <Palette />
      <Shortcuts opened={keys} onOpen={shortcuts.open} onClose={shortcuts.close} />
    </AppShell>
  )
}

function Person({ onShortcuts }: { onShortcuts: () => void }) {
  const { funcionario } = useEntry()
  const leave = useLeave()

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="light" size="lg" radius="xl" aria-label={`Você: ${funcionario.nome}`}>
          <IconUser size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {funcionario.nome}
          <br />
          {ROLE_NAMES[funcionario.papel].nome}
        </Menu.Label>
        <Menu.Item leftSection={<IconUser size={16} />} component={Link} to="/minha-conta">
          Minha conta
        </Menu.Item>
        <Menu.Item leftSection={<IconBell size={16} />} component={Link} to="/minha-conta/avisos">
          Meus avisos
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onShortcuts}>
          Atalhos do teclado
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
