-- Who has an account and refused offers by a mail's link does not agree to them there any more.
update clientes set aceita_ofertas_em = null
from ofertas_recusadas recusa where recusa.email = clientes.email and recusa.em >= clientes.aceita_ofertas_em;
