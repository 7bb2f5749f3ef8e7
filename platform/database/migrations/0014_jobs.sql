-- What lies in here is pg-boss's own, and is brought up to date by it. The schema is made here, since nodes that start
-- together would get into each other's way over it.
create schema if not exists pgboss;
