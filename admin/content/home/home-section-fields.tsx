import { ActionIcon, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { HomeSection } from '#contract/content/home-sections.ts'
import { HtmlField } from '../html-field.tsx'
import { KINDS, sectionName } from './home-section-kinds.ts'

type Choices = { groups: Option[]; showcases: Option[] }
type Option = { value: string; label: string }

type HomeSectionFieldsProps = {
  section: HomeSection
  choices: Choices
  problem: string | undefined
  mudar: (section: HomeSection) => void
  tirar: () => void
}

/** What one section of the home page shows, and whether it does. */
export function HomeSectionFields({ section, choices, problem, mudar, tirar }: HomeSectionFieldsProps) {
  const { tipo, titulo, hash, html, ativa } = section
  const options = optionsOf(tipo, choices)
  const name = sectionName(section)

  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs" mih={28}>
        <Text size="sm" fw={500}>
          {KINDS[tipo].nome}
        </Text>
        <Group gap="xs">
          <Switch
            size="sm"
            label={ativa ? 'Aparece' : 'Não aparece'}
            aria-label={`${name}: aparece na página inicial`}
            checked={ativa}
            onChange={(event) => mudar({ ...section, ativa: event.currentTarget.checked })}
          />
          {tipo !== 'hero' && (
            <ActionIcon variant="subtle" color="red.9" aria-label={`Tirar: ${name}`} onClick={tirar}>
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      </Group>
      <Group grow align="flex-start" preventGrowOverflow={false}>
        {options && (
          <NativeSelect
            size="xs"
            miw={180}
            aria-label={`${name}: o que mostra`}
            data={withCurrent(options, hash)}
            value={hash ?? ''}
            error={problem}
            onChange={(event) => mudar({ ...section, hash: event.currentTarget.value || null })}
          />
        )}
        {KINDS[tipo].titulo && (
          <TextInput
            size="xs"
            miw={180}
            aria-label={`${name}: título`}
            placeholder="Título (vazio: o de sempre)"
            maxLength={120}
            value={titulo}
            onChange={(event) => mudar({ ...section, titulo: event.currentTarget.value })}
          />
        )}
      </Group>
      {tipo === 'texto' && (
        <HtmlField rotulo="Texto" valor={html} mudar={(next) => mudar({ ...section, html: next })} />
      )}
    </Stack>
  )
}

/** What a section of this kind may show; null where there is nothing to choose. */
function optionsOf(tipo: HomeSection['tipo'], { groups, showcases }: Choices): Option[] | null {
  if (tipo === 'vitrine') return showcases

  return ['hero', 'categorias', 'sobre', 'discos', 'banners'].includes(tipo) ? groups : null
}

/** The options, with what is chosen already even if it isn't there any more. */
function withCurrent(options: Option[], hash: string | null): Option[] {
  const known = hash === null || options.some(({ value }) => value === hash)

  return [
    { value: '', label: 'Escolha o que mostrar' },
    ...options,
    ...(known ? [] : [{ value: hash, label: 'O que foi escolhido não existe mais' }]),
  ]
}
