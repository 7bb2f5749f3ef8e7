import { carriedParams } from './carried-params.ts'

/** Hidden fields for the parameters that a form carries: `params` is the query string, `own` the form's own fields. */
export function HiddenParams({ params, own }: { params: string; own: readonly string[] }) {
  return carriedParams(params, own).map(([chave, valor]) => (
    <input key={`${chave}=${valor}`} type="hidden" name={chave} value={valor} />
  ))
}
