import { Select } from '@mantine/core'
import { ROLE_NAMES, ROLES, type Role } from '#domain/staff/permissions.ts'

/** Selects a role, with a description of it. */
export function RoleSelect({ papel, onChange }: { papel: Role; onChange: (papel: Role) => void }) {
  return (
    <Select
      label="Papel"
      description={ROLE_NAMES[papel].descricao}
      data={ROLES.map((value) => ({ value, label: ROLE_NAMES[value].nome }))}
      value={papel}
      onChange={(value) => {
        const chosen = ROLES.find((role) => role === value)
        if (chosen) onChange(chosen)
      }}
      allowDeselect={false}
    />
  )
}
