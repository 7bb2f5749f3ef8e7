import { PasswordInput } from '@mantine/core'

/** The field for the first password of somebody's account. */
export function NewPassword({ error }: { error: string | undefined }) {
  return (
    <PasswordInput
      label="Crie uma senha"
      description="Pelo menos 8 caracteres. Uma frase é mais fácil de lembrar e mais difícil de adivinhar."
      name="senha"
      autoComplete="new-password"
      required
      error={error}
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar a senha', tabIndex: 0 }}
    />
  )
}
