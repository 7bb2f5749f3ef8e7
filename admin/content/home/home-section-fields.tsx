import { ActionIcon, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { HomeSection } from '#contract/content/home-sections.ts'
import { HtmlField } from '../html-field.tsx'
import { KINDS } from './home-section-kinds.ts'

type Choices = { groups: Option[]; showcases: Option[] }
type Option = { value: string; label: string }

type HomeSectionFieldsProps = {
  section: HomeSection
  name: string
  choices: Choices
  problem: string | undefined
  onChange: (section: HomeSection) => void
  onRemove: () => void
}

/** The fields of one section of the home page. */
export function HomeSectionFields({
  section,
  name,
  choices,
  problem,
  onChange,
  onRemove,
}: HomeSectionFieldsProps) {
  const { tipo, titulo, hash, html, ativa } = section
  const options = optionsOf(tipo, choices)

  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs" mih={28}>
        <Text size="sm" fw={500}>
          {KINDS[tipo].name}
        </Text>
        <Group gap="xs">
          <Switch
            size="sm"
            label={ativa ? 'Aparece' : 'Não aparece'}
            aria-label={`${name}: aparece na página inicial`}
            checked={ativa}
            onChange={(event) => onChange({ ...section, ativa: event.currentTarget.checked })}
          />
          {tipo !== 'hero' && (
            <ActionIcon variant="subtle" color="red.9" aria-label={`Tirar: ${name}`} onClick={onRemove}>
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
            onChange={(event) => onChange({ ...section, hash: event.currentTarget.value || null })}
          />
        )}
        {KINDS[tipo].hasTitle && (
          <TextInput
            size="xs"
            miw={180}
            aria-label={`${name}: título`}
            placeholder="Título (vazio: o de sempre)"
            maxLength={120}
            value={titulo}
            onChange={(event) => onChange({ ...section, titulo: event.currentTarget.value })}
          />
        )}
      </Group>
      {tipo === 'texto' && (
        <HtmlField label="Texto" value={html} onChange={(next) => onChange({ ...section, html: next })} />
      )}
    </Stack>
  )
}

/** Returns the content to choose from for a kind of section; null if it has none. */
function optionsOf(tipo: HomeSection['tipo'], { groups, showcases }: Choices): Option[] | null {
  if (tipo === 'vitrine') return showcases

  return ['hero', 'categorias', 'sobre', 'discos', 'banners'].includes(tipo) ? groups : null
}

/** Adds the current choice to the options if it no longer exists. */
function withCurrent(options: Option[], hash: string | null): Option[] {
  const known = hash === null || options.some(({ value }) => value === hash)

  return [
    { value: '', label: 'Escolha o que mostrar' },
    ...options,
    ...(known ? [] : [{ value: hash, label: 'O que foi escolhido não existe mais' }]),
  ]
}
