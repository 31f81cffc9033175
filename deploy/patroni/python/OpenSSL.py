"""Stands before python3-openssl, which Patroni 3.0 would take for TLS to etcd where it is installed: it cannot end a connection that has gone silent
then, goes on by what it remembers, and takes the lead back from the machine that leads by now."""

raise ImportError('Patroni takes the TLS of Python itself')
