### Ce que dit le client quand il ne peut pas demander ses mots à la maison ; il les emporte.

heading = Une erreur s’est produite
help = Cette page n’a pas pu s’afficher. Vos parties sont en sécurité.
away-heading = La maison est injoignable
away-help = Vérifiez votre connexion. Vos parties sont en sécurité et vous attendent.
again = Réessayer
banner = Pas de connexion. Ce que vous voyez n’est peut-être plus à jour.
entrance = Accueil
