import { carriedParams } from './carried-params.ts'

/** The parameters of the address that a form carries along: `params` is the query string, `own` what the form asks for itself. */
export function HiddenParams({ params, own }: { params: string; own: readonly string[] }) {
  return carriedParams(params, own).map(([chave, valor]) => (
    <input key={`${chave}=${valor}`} type="hidden" name={chave} value={valor} />
  ))
}
